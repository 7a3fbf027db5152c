/** What a page tells the service worker: to replace the one before it, or to fetch what its screens will need without a connection. */
export interface ToWorker {
  type: 'take-over' | 'keep-later';
}

/** What the service worker tells its pages: that they cannot go on with what they have. */
export interface FromWorker {
  type: 'reload-required';
}
