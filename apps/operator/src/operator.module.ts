import { Module } from '@nestjs/common';
import { StreamKeeper } from './stream-keeper';

/** Prepares what the services may not make themselves. */
@Module({ providers: [StreamKeeper] })
export class OperatorModule {
  static readonly keepsDocuments = false;
}
