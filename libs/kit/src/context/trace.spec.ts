import { nextTraceparent, traceIdOf } from './trace';

describe('trace context', () => {
  const received = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

  it('stays in the trace and opens a new span', () => {
    const next = nextTraceparent(received);
    expect(traceIdOf(next)).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
    expect(next).not.toBe(received);
  });

  it.each([undefined, '', 'nonsense', '00-short-00f067aa0ba902b7-01'])('begins a trace when %j was sent', (bad) => {
    expect(nextTraceparent(bad)).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  });
});
