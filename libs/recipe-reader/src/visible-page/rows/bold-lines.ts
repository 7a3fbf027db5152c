import type { PageNode } from '../../page/page';

const BOLD_LINE = new Set(['b', 'strong']);

/** Alone between line breaks, at the beginning of its paragraph or within. */
export function isBoldLine(nodes: PageNode[], index: number): boolean {
  const node = nodes[index];
  if (typeof node !== 'object' || !BOLD_LINE.has(node.name)) return false;
  const before = neighbour(nodes, index, -1);
  return (before === undefined || isBreak(before)) && isBreak(neighbour(nodes, index, 1));
}

/** The nearest node in that direction that is more than space. */
function neighbour(nodes: PageNode[], index: number, step: 1 | -1): PageNode | undefined {
  let at = index + step;
  for (let node = nodes[at]; typeof node === 'string' && node.trim() === ''; node = nodes[at]) at += step;
  return nodes[at];
}

function isBreak(node: PageNode | undefined): boolean {
  return typeof node === 'object' && node.name === 'br';
}
