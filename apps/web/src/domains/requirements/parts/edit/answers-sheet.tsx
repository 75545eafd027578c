// The answers to a form as staff reads them, newest first.

import { Button } from '@stagepass/ui/button/button.tsx';
import { Card } from '@stagepass/ui/card/card.tsx';
import { SkeletonGroup, SkeletonText } from '@stagepass/ui/skeleton/skeleton.tsx';
import { TextLink } from '@stagepass/ui/text-link/text-link.tsx';
import { userPath } from '#domains/users/public/paths.ts';
import { UserCard } from '#domains/users/public/user-card.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useAnswers } from '../../data/editing.ts';
import { editCopy } from '../../edit-copy.ts';

export function AnswersSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const copy = useCopy(editCopy);
  const answers = useAnswers(id);
  const sets = answers.data ?? [];
  return (
    <Sheet onClose={onClose} title={copy.edit.answersTitle}>
      <div className="sp-edit-fields">
        {answers.isPending ? (
          <SkeletonGroup label={copy.loading}>
            <SkeletonText lines={6} />
          </SkeletonGroup>
        ) : answers.isError ? (
          <p>{errorSentence(copy, answers.error)}</p>
        ) : sets.length === 0 ? (
          <p className="sp-quiet">{copy.edit.answersEmpty}</p>
        ) : null}
        {sets.map((set) => (
          <Card key={set.id}>
            <UserCard user={set.user} to={userPath(set.user.user_name)} />
            <dl className="grid gap-3 mt-2">
              {set.answers.map((answer) => (
                <div key={answer.key}>
                  <dt className="sp-small sp-quiet">{answer.label}</dt>
                  <dd className="m-0 whitespace-pre-wrap wrap-anywhere">
                    {answer.file === null ? (
                      answer.text || '–'
                    ) : (
                      <TextLink
                        href={pictureAddress(answer.file.file_url)}
                        target="_blank"
                        rel="noopener noreferrer"
                      >
                        {answer.file.name}
                      </TextLink>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
        ))}
        {answers.hasNextPage ? (
          <Button
            variant="secondary"
            loading={answers.isFetchingNextPage}
            onClick={() => void answers.fetchNextPage()}
          >
            {copy.edit.moreAnswers}
          </Button>
        ) : null}
      </div>
    </Sheet>
  );
}
