export { openObjectStore, StorageConfig } from '@simmer/kit';
