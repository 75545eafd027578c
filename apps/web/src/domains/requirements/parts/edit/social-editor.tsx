// The editor of SOCIAL: network and act, where it is done, and how it is proved.
import type { SocialAct, SocialNetwork } from '@stagepass/contract/requirements/kinds.ts';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { editCopy } from '../../edit-copy.ts';
import { socialActs, socialNetworks, socialProofs } from '../../model/social-kinds.ts';
import type { EditorProps } from './editor-props.ts';
import { socialEditCopy } from './social-copy.ts';
import './edit.css';

export function SocialEditor({ config, onChange }: EditorProps<'SOCIAL'>) {
  const copy = useCopy(socialEditCopy);
  const asksDiscord = config.network === 'discord' && config.act === 'join';
  return (
    <div className="sp-edit-fields">
      <What config={config} onChange={onChange} />
      <Field
        label={copy.url}
        hint={copy.urlHint}
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={500}
        value={config.url}
        onChange={(event) => onChange({ ...config, url: event.target.value.trim() })}
      />
      {config.act === 'post' ? (
        <Field
          label={copy.hashtag}
          hint={copy.hashtagHint}
          maxLength={61}
          placeholder="#"
          value={config.hashtag}
          onChange={(event) => onChange({ ...config, hashtag: event.target.value.trim() })}
        />
      ) : null}
      {asksDiscord ? (
        <Field
          label={copy.serverId}
          hint={copy.serverHint}
          inputMode="numeric"
          maxLength={25}
          value={config.server_id ?? ''}
          onChange={(event) => onChange({ ...config, server_id: event.target.value.trim() || null })}
        />
      ) : null}
      <TextArea
        label={copy.text}
        hint={copy.textHint}
        rows={3}
        maxLength={1000}
        value={config.text}
        onChange={(event) => onChange({ ...config, text: event.target.value })}
      />
      <div>
        <span className="sp-field-label">{copy.proof}</span>
        <SegmentedControl
          label={copy.proof}
          segments={socialProofs.map((value) => ({ value, label: copy.proofs[value] }))}
          value={config.proof}
          onChange={(proof) => onChange({ ...config, proof })}
        />
      </div>
      <Notice tone="plain">{config.server_id === null ? copy.reviewed : copy.checked}</Notice>
    </div>
  );
}

/** Network and act; what only goes with others of them is emptied. */
function What({ config, onChange }: Pick<EditorProps<'SOCIAL'>, 'config' | 'onChange'>) {
  const copy = useCopy(socialEditCopy);
  const { social } = useCopy(editCopy);
  /** A server can be asked about only where one is to be joined. */
  const choose = (next: { network?: SocialNetwork; act?: SocialAct }) => {
    const changed = { ...config, ...next };
    const joins = changed.network === 'discord' && changed.act === 'join';
    onChange({
      ...changed,
      server_id: joins ? changed.server_id : null,
      hashtag: changed.act === 'post' ? changed.hashtag : '',
    });
  };
  return (
    <>
      <Select
        label={copy.network}
        value={config.network}
        onChange={(event) => choose({ network: event.target.value as SocialNetwork })}
      >
        {socialNetworks.map((network) => (
          <option key={network} value={network}>
            {network === 'other' ? copy.other : social.networks[network]}
          </option>
        ))}
      </Select>
      <Select
        label={copy.act}
        value={config.act}
        onChange={(event) => choose({ act: event.target.value as SocialAct })}
      >
        {socialActs.map((act) => (
          <option key={act} value={act}>
            {social.acts[act]}
          </option>
        ))}
      </Select>
    </>
  );
}
