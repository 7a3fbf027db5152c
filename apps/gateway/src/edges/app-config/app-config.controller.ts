import { Controller, Get, Inject } from '@nestjs/common';
import type { AppConfig } from '@simmer/contracts';
import { OpenTo } from '../../access/open-to';
import { GatewayConfig } from '../../gateway.config';

@Controller('api/config')
@OpenTo('public')
export class AppConfigController {
  constructor(@Inject(GatewayConfig.token) private readonly config: GatewayConfig) {}

  /** What the web app is told about this installation. */
  @Get()
  read(): AppConfig {
    return this.config.app;
  }
}
