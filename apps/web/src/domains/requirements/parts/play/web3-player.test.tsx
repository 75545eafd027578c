// @vitest-environment jsdom
// Playing and writing a step about a token: no wallet, too little, a chain that is down; a contract that is looked at.
import type { ConfigOf, TaskOf } from '@stagepass/contract/requirements/shapes.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '#platform/api/api-error.ts';
import { openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { playStep } from '../../testing/playing.tsx';
import { Web3Editor } from '../edit/web3-editor.tsx';
import { Web3Player } from './web3-player.tsx';

afterEach(strikeStage);

const task: TaskOf<'WEB3'> = {
  type: 'WEB3',
  chain: { id: 31337, name: 'Test chain' },
  contract: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  standard: 'ERC20',
  token_id: null,
  least: '5',
  symbol: 'TUNE',
  wallets: ['0x5374…0001'],
};
const play = (change: Partial<TaskOf<'WEB3'>> = {}) => playStep(Web3Player, { ...task, ...change });

it('says what has to be held and where it is looked for, and asks the server', async () => {
  const { onHandIn } = play();
  expect(await screen.findByText('You need 5 TUNE in your linked wallets.')).toBeTruthy();
  expect(screen.getByText('0x5374…0001')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Check my wallets' }));
  expect(onHandIn).toHaveBeenCalledWith({ type: 'WEB3' });
});

it('leads to where a wallet is linked, where there is none', async () => {
  play({ wallets: [] });
  const link = await screen.findByRole('link', { name: 'Link a wallet' });
  expect(link.getAttribute('href')).toMatch(/^\/user\/settings\?view=/);
  expect(screen.queryByRole('button', { name: 'Check my wallets' })).toBeNull();
});

it.each([
  [
    { code: 'requirements.tokens-missing', details: { have: '1.5', least: '5', symbol: 'TUNE' } },
    'Your wallets hold 1.5 TUNE. You need 5.',
  ],
  [
    { code: 'requirements.chain-unavailable' },
    'The blockchain isn’t answering right now. Nothing was lost. Try again in a few minutes.',
  ],
])('shows the refusal %o', async (refusal, sentence) => {
  const { onHandIn } = play();
  onHandIn.mockRejectedValueOnce(new ApiError({ status: 409, message: '', ...refusal }));
  await userEvent.click(await screen.findByRole('button', { name: 'Check my wallets' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
});

const config: ConfigOf<'WEB3'> = {
  type: 'WEB3',
  chain_id: 0,
  contract: '',
  standard: 'ERC20',
  token_id: null,
  least: '1',
  symbol: '',
};

function write(server: Server) {
  const calls = stubServer(server);
  const [onChange, onBusy] = [vi.fn(), vi.fn()];
  function Editing() {
    const [value, setValue] = useState(config);
    return (
      <Web3Editor
        config={value}
        media={[]}
        at={{ owner_kind: 'mission', owner_id: 'm1' }}
        onBusy={onBusy}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    );
  }
  openScreen('/edit', <Editing />);
  return { calls, onChange, onBusy };
}

it('says that no chain is set up, and cannot be saved then', async () => {
  const { onBusy } = write({ 'GET /requirement-chains': { data: [] } });
  expect(await screen.findByText(/No blockchain is set up on this site/)).toBeTruthy();
  expect(onBusy).toHaveBeenLastCalledWith(true);
});

it('looks at a contract and keeps what it calls its token', async () => {
  const path = 'POST /requirement-lists/:owner_kind/:owner_id/check-contract';
  const { calls, onChange, onBusy } = write({
    'GET /requirement-chains': { data: [{ id: 8453, name: 'Base' }] },
    [path]: [
      { error: { code: 'requirements.contract-not-right' } },
      { data: { name: 'Backstage Token', symbol: 'TUNE', decimals: 6 } },
    ],
  });
  await waitFor(() => expect(onChange.mock.lastCall?.[0].chain_id).toBe(8453));
  expect(onBusy).toHaveBeenLastCalledWith(false);
  await userEvent.type(screen.getByLabelText('Contract address'), task.contract);
  await userEvent.click(screen.getByRole('button', { name: 'Check contract' }));
  expect(await screen.findByText(/There is no such contract on this chain/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Check contract' }));
  expect(await screen.findByText('Backstage Token (TUNE), 6 decimals')).toBeTruthy();
  expect(onChange.mock.lastCall?.[0].symbol).toBe('TUNE');
  expect(calls.at(-1)?.body).toEqual({
    chain_id: 8453,
    contract: task.contract,
    standard: 'ERC20',
    token_id: null,
  });
});

it('asks for the kind of an ERC-1155', async () => {
  const { onChange } = write({ 'GET /requirement-chains': { data: [{ id: 1, name: 'Ethereum' }] } });
  await userEvent.click(await screen.findByLabelText('ERC-1155'));
  await userEvent.type(screen.getByLabelText('Token number'), '42');
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ standard: 'ERC1155', token_id: '42' });
});
