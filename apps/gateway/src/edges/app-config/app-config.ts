import { Inject, Injectable } from '@nestjs/common';
import { operations } from '@simmer/contracts';
import { LocalAnswers } from '../../contract-routes/local-answers';
import { GatewayConfig } from '../../gateway.config';

/** The installation's settings for the web app. */
@Injectable()
export class AppConfigAnswer {
  constructor(local: LocalAnswers, @Inject(GatewayConfig.token) config: GatewayConfig) {
    local.answer(operations.gateway.config.read, () => config.app);
  }
}
