import { createEmitter, createStore } from './emitter';

describe('an emitter', () => {
  it('tells everybody who listens, until they stop', () => {
    const { emit, listen, hasListeners } = createEmitter<string>();
    const heard: string[] = [];
    const stop = listen((event) => heard.push(`one ${event}`));
    listen((event) => heard.push(`two ${event}`));
    emit('a');
    stop();
    emit('b');
    expect(heard).toEqual(['one a', 'two a', 'two b']);
    expect(hasListeners()).toBe(true);
  });
});

describe('a store', () => {
  it('tells of another value, and of the same one nothing', () => {
    const { get, set, subscribe } = createStore(1);
    const seen: number[] = [];
    subscribe(() => seen.push(get()));
    set(1);
    set(2);
    set(2);
    expect(seen).toEqual([2]);
  });
});
