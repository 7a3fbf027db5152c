/** Whoever listens is told of every event. */
export interface Emitter<T> {
  emit(event: T): void;
  /** Returns how to stop listening. */
  listen(listener: (event: T) => void): () => void;
  hasListeners(): boolean;
}

/** Events of one kind inside this tab. */
export function createEmitter<T = void>(): Emitter<T> {
  const listeners = new Set<(event: T) => void>();
  return {
    emit(event) {
      for (const listener of listeners) listener(event);
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hasListeners: () => listeners.size > 0,
  };
}

/** One value that changes, in the shape that `useSyncExternalStore` takes. */
export interface Store<T> {
  get(): T;
  /** Listeners are told when it is another value than before. */
  set(value: T): void;
  /** Returns how to stop listening. */
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  const { emit, listen } = createEmitter();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      emit();
    },
    subscribe: listen,
  };
}
