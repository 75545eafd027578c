// The editor of WEB3: chain, contract and amount, with a look at what the contract says of itself.
import type { ConfigOf } from '@stagepass/contract/requirements/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { useEffect, useEffectEvent } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useChains, useCheckContract } from '../../data/chains.ts';
import { editCopy } from '../../edit-copy.ts';
import type { EditorProps } from './editor-props.ts';
import { web3EditCopy } from './web3-copy.ts';
import './edit.css';

const standards = ['ERC20', 'ERC721', 'ERC1155'] as const;
type Config = ConfigOf<'WEB3'>;

export function Web3Editor({ config, at, onChange, onBusy }: EditorProps<'WEB3'>) {
  const copy = useCopy(web3EditCopy);
  const chains = useChains();
  const [first] = chains.data ?? [];
  // Without a chain nothing can be saved that anybody could do.
  const isStuck = first === undefined;
  useEffect(() => onBusy(isStuck), [isStuck, onBusy]);
  const choose = useEffectEvent((chain_id: number) => onChange({ ...config, chain_id }));
  const unset = config.chain_id === 0;
  useEffect(() => {
    if (unset && first !== undefined) choose(first.id);
  }, [unset, first]);
  if (chains.isError)
    return (
      <Notice tone="bad" live>
        {copy.chainsFailed}
      </Notice>
    );
  if (chains.data === undefined) return null;
  if (isStuck) return <Notice tone="warn">{copy.noChains}</Notice>;
  return (
    <div className="sp-edit-fields">
      <Select
        label={copy.chain}
        value={String(config.chain_id)}
        onChange={(event) => onChange({ ...config, chain_id: Number(event.target.value) })}
      >
        {chains.data.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <TokenFields config={config} onChange={onChange} />
      <Check config={config} at={at} onSymbol={(symbol) => onChange({ ...config, symbol })} />
    </div>
  );
}

function TokenFields({ config, onChange }: Pick<EditorProps<'WEB3'>, 'config' | 'onChange'>) {
  const copy = useCopy(web3EditCopy);
  return (
    <>
      <SegmentedControl
        label={copy.standard}
        value={config.standard}
        segments={standards.map((value) => ({ value, label: copy.standards[value] }))}
        onChange={(standard) =>
          onChange({ ...config, standard, token_id: standard === 'ERC20' ? null : config.token_id })
        }
      />
      <Field
        label={copy.contract}
        hint={copy.contractHint}
        value={config.contract}
        maxLength={42}
        placeholder="0x"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange({ ...config, contract: event.target.value.trim(), symbol: '' })}
      />
      {config.standard === 'ERC20' ? null : (
        <Field
          label={copy.tokenId}
          hint={config.standard === 'ERC721' ? copy.tokenIdOptional : undefined}
          inputMode="numeric"
          value={config.token_id ?? ''}
          maxLength={78}
          onChange={(event) => {
            const typed = event.target.value.trim();
            onChange({ ...config, token_id: typed === '' ? null : typed });
          }}
        />
      )}
      <Field
        label={copy.least}
        hint={copy.leastHint}
        inputMode="decimal"
        value={config.least}
        maxLength={49}
        onChange={(event) => onChange({ ...config, least: event.target.value.trim() })}
      />
    </>
  );
}

function Check(props: { config: Config; at: EditorProps<'WEB3'>['at']; onSymbol: (symbol: string) => void }) {
  const copy = useCopy(web3EditCopy);
  const shared = useCopy(editCopy);
  const { config, at, onSymbol } = props;
  const check = useCheckContract(at);
  const facts = check.data;
  // Of another contract than the one that stands there now.
  const isStale =
    check.variables?.contract !== config.contract || check.variables.standard !== config.standard;
  return (
    <>
      <Button
        variant="outline"
        loading={check.isPending}
        disabled={config.contract === ''}
        onClick={() => check.mutate(config, { onSuccess: ({ symbol }) => onSymbol(symbol) })}
      >
        {copy.check}
      </Button>
      {isStale ? null : check.isError ? (
        <Notice tone="bad" live>
          {errorSentence(shared, check.error)}
        </Notice>
      ) : facts === undefined ? null : (
        <Notice tone="good" live>
          {facts.name === ''
            ? copy.checkedPlain
            : copy.checked({ name: facts.name, symbol: facts.symbol, decimals: facts.decimals })}
        </Notice>
      )}
    </>
  );
}
