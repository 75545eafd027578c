// Owns the books as they come out when every move is booked again: accounts, chains and seals.
import type { AuditAccount, AuditMove, AuditSeal } from './audit.store.ts';
import { batchDigest, lineHash, moveLine, NO_HASH, sealHash, transferDigest } from './chain.rules.ts';
import type { AuditPoint, Mark, Start } from './points.store.ts';

export type Note = (rule: string, place: string, stored: unknown, computed: unknown) => void;

interface Books extends Start {
  /** Of a hot account: what its sealed moves come to. */
  sealed: bigint;
  /** Of a hot account: what it comes to at the last seal of all, where the next audit may begin. */
  marked: { balance: bigint; seq: bigint };
}

export interface Recomputed {
  knows(accountId: string): boolean;
  /** An account, with what it came to where the booking begins; nothing where it begins with the first move. */
  open(account: AuditAccount, at?: Start): void;
  book(move: AuditMove): void;
  /** Compares what came out with what stands there. */
  compare(): void;
  /** Of hot accounts, at the last seal. */
  marks(): Mark[];
}

const NOTHING: Start = { balance: 0n, seq: 0n, head: NO_HASH };

const endless = new Set(['outside', 'issuer']);

/** `from`: where an audit that agreed has ended; the moves and seals are those after it. */
export function recompute(seals: readonly AuditSeal[], note: Note, from?: AuditPoint): Recomputed {
  const opened = new Map<string, { account: AuditAccount; own: Books }>();
  const chain = sealChain(seals, note, from);
  const lastSealed = seals.at(-1)?.to_id ?? from?.to_id ?? 0n;

  function bookSide(move: AuditMove, digest: string, side: 'from' | 'to'): void {
    const id = side === 'from' ? move.from_account : move.to_account;
    const found = opened.get(id);
    if (found === undefined) {
      note('a move is between accounts', `move ${move.id}`, id, 'an account');
      return;
    }
    const { account, own } = found;
    if (account.asset_id !== move.asset_id)
      note('a move stays in its asset', `move ${move.id}`, move.asset_id, account.asset_id);
    const amount = side === 'from' ? -move.amount : move.amount;
    own.balance += amount;
    if (account.hot) {
      if (move.id <= account.sealed_to) own.sealed += amount;
      if (side === 'from' && !endless.has(account.owner_kind)) own.seq += 1n;
      if (move.id <= lastSealed) own.marked = { balance: own.balance, seq: own.seq };
    } else bookLine(own, { move, digest, side, id, amount }, note);
    if (own.balance < 0n && !endless.has(account.owner_kind))
      note('no account is below zero', `account ${id} at move ${move.id}`, own.balance, 'zero or more');
  }

  return {
    knows: (id) => opened.has(id),
    open(account, at = NOTHING) {
      const marked = { balance: at.balance, seq: at.seq };
      opened.set(account.id, { account, own: { ...at, sealed: at.balance, marked } });
    },
    book(move) {
      const digest = move.digest === null ? NO_HASH : transferDigest(move);
      if (move.digest !== digest)
        note('a transfer is as it was written', `transfer ${move.transfer_id}`, move.digest, digest);
      bookSide(move, digest, 'from');
      bookSide(move, digest, 'to');
      chain.add(move, digest);
    },
    compare() {
      chain.end();
      for (const { account, own } of opened.values()) compareAccount(account, own, note);
    },
    marks: () =>
      [...opened.values()].flatMap(({ account, own }) =>
        account.hot ? [{ account_id: account.id, ...own.marked }] : [],
      ),
  };
}

interface Line {
  readonly move: AuditMove;
  readonly digest: string;
  readonly side: 'from' | 'to';
  readonly id: string;
  readonly amount: bigint;
}

function bookLine(own: Books, line: Line, note: Note): void {
  const { move, digest, side, id, amount } = line;
  own.seq += 1n;
  const other = side === 'from' ? move.to_account : move.from_account;
  const { head, seq, balance } = own;
  own.head = lineHash({ head, digest, account: id, other, seq, amount, balance });
  const place = `account ${id} at move ${move.id}`;
  if (move[`${side}_seq`] !== own.seq) note('lines follow each other', place, move[`${side}_seq`], own.seq);
  if (move[`${side}_balance`] !== own.balance)
    note('a line says the balance after it', place, move[`${side}_balance`], own.balance);
  if (move[`${side}_hash`] !== own.head)
    note('a line continues its chain', place, move[`${side}_hash`], own.head);
  // From here on with what is stored: one broken link is one difference, not one for each line after it.
  own.head = move[`${side}_hash`] ?? own.head;
}

function compareAccount(account: AuditAccount, own: Books, note: Note): void {
  const place = `account ${account.id}`;
  const balance = account.hot ? own.sealed : own.balance;
  if (account.balance !== balance) note('a balance is the sum of its moves', place, account.balance, balance);
  if (account.seq !== own.seq) note('an account counts its lines', place, account.seq, own.seq);
  if (!account.hot && account.head !== own.head)
    note('an account ends where its chain ends', place, account.head, own.head);
  if (!endless.has(account.owner_kind) && own.balance < account.held)
    note('no more is held than is there', place, account.held, own.balance);
}

/** Moves come in the order of their ids, seals in theirs: each seal is closed by the first move beyond it. */
function sealChain(seals: readonly AuditSeal[], note: Note, from?: AuditPoint) {
  let at = 0;
  let before = from?.hash ?? NO_HASH;
  let to = from?.to_id ?? 0n;
  let lines: string[] = [];

  function close(seal: AuditSeal): void {
    const place = `seal ${seal.n}`;
    const computed = {
      n: (from?.seal_n ?? 0n) + BigInt(at + 1),
      after_id: to,
      to_id: seal.to_id,
      moves: BigInt(lines.length),
    };
    const digest = batchDigest(lines);
    const hash = sealHash(before, { ...computed, digest });
    if (seal.moves !== computed.moves)
      note('a seal covers what it covered', place, seal.moves, computed.moves);
    if (seal.digest !== digest) note('sealed moves are as they were', place, seal.digest, digest);
    if (seal.hash !== hash) note('a seal continues the chain', place, seal.hash, hash);
    before = seal.hash;
    to = seal.to_id;
    lines = [];
    at += 1;
  }

  return {
    add(move: AuditMove, digest: string) {
      for (let seal = seals[at]; seal !== undefined && move.id > seal.to_id; seal = seals[at]) close(seal);
      if (seals[at] !== undefined) lines.push(moveLine(move, digest));
    },
    end() {
      for (let seal = seals[at]; seal !== undefined; seal = seals[at]) close(seal);
    },
  };
}
