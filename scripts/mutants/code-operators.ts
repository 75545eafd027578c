// Owns the small changes of TypeScript: boundaries, conditions, sums, constants, and checks that are left out.
import { parseSync, Visitor } from 'rolldown/utils';
import { type Mutant, placeOf } from './mutant.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const SWAPPED: Readonly<Record<string, readonly [kind: string, to: string]>> = {
  '<': ['boundary', '<='],
  '<=': ['boundary', '<'],
  '>': ['boundary', '>='],
  '>=': ['boundary', '>'],
  '===': ['negated condition', '!=='],
  '!==': ['negated condition', '==='],
  '&&': ['condition', '||'],
  '||': ['condition', '&&'],
  '+': ['sum', '-'],
  '-': ['sum', '+'],
  '*': ['sum', '+'],
};

/** A statement that lets nobody through, waits for a row, or checks: left out, all that follows runs unguarded. */
const GUARD = /^(?:return )?(?:await )?(?:fail|refuse\w*|require\w*|lock\w*|authorize\w*|take\w*FromLimit)\(/;

const isText = ({ type }: Node, text: string) =>
  type === 'TemplateLiteral' || (type === 'Literal' && /^['"]/.test(text));

interface Found {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly to: string;
}

/** Between two operands stands the operator, and perhaps a comment or a line's end. */
function swapped(text: string, left: Node, right: Node, operator: string): Found | undefined {
  const swap = SWAPPED[operator];
  const at = text.indexOf(operator, left.end);
  if (swap === undefined || at < 0 || at >= right.start) return undefined;
  return { kind: swap[0], start: at, end: at + operator.length, to: swap[1] };
}

export function codeMutants(path: string, text: string): Mutant[] {
  const found: Found[] = [];
  const of = (node: Node) => text.slice(node.start, node.end);
  const add = (one: Found | undefined) => {
    if (one !== undefined) found.push(one);
  };
  new Visitor({
    BinaryExpression({ left, right, operator }) {
      if (operator === '+' && (isText(left, of(left)) || isText(right, of(right)))) return;
      add(swapped(text, left, right, operator));
    },
    LogicalExpression: ({ left, right, operator }) => add(swapped(text, left, right, operator)),
    IfStatement({ start, end, test, consequent, alternate }) {
      if (test.type !== 'BinaryExpression')
        add({ kind: 'negated condition', start: test.start, end: test.end, to: `!(${of(test)})` });
      const guard = of(consequent).replace(/^\{\s*/, '');
      if (alternate === null && GUARD.test(guard)) add({ kind: 'dropped check', start, end, to: '' });
    },
    ExpressionStatement(node) {
      if (GUARD.test(of(node))) add({ kind: 'dropped check', start: node.start, end: node.end, to: '' });
    },
    ConditionalExpression: ({ test }) =>
      add({ kind: 'negated condition', start: test.start, end: test.end, to: `!(${of(test)})` }),
    Literal({ start, end, value }) {
      if (value === true || value === false) add({ kind: 'constant', start, end, to: String(!value) });
      if (typeof value === 'number' && Number.isInteger(value))
        add({ kind: 'constant', start, end, to: String(value + 1) });
    },
    MemberExpression(node) {
      const to = { 'Math.max': 'Math.min', 'Math.min': 'Math.max' }[of(node)];
      if (to !== undefined) add({ kind: 'bound', start: node.start, end: node.end, to });
    },
  }).visit(parseSync(path, text).program);
  return found.map((one) => ({
    ...one,
    path,
    ...placeOf(text, one.start),
    from: text.slice(one.start, one.end),
  }));
}
