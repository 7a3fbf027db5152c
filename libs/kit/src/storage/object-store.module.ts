import { Module } from '@nestjs/common';
import { ObjectStore, openObjectStore } from './object-store';
import { StorageConfig } from './storage-config';

/** For a feature that keeps files: the object store, injected by its class. */
@Module({
  providers: [StorageConfig.provider, { provide: ObjectStore, inject: [StorageConfig.token], useFactory: openObjectStore }],
  exports: [ObjectStore],
})
export class ObjectStoreModule {}
