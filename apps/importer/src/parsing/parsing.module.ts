import { Module } from '@nestjs/common';
import { ParserPool } from './parser-pool';

@Module({
  providers: [ParserPool],
  exports: [ParserPool],
})
export class ParsingModule {}
