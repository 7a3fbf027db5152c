import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { allOperations } from '@simmer/contracts';
import { objectStoreProviders } from '@simmer/kit';
import { AccessGuard } from './access/access.guard';
import { RateLimitGuard } from './access/rate-limit.guard';
import { RateLimits } from './access/rate-limits';
import { SessionStrategy } from './access/session.strategy';
import { Sessions } from './access/sessions.service';
import { ContractCalls } from './contract-routes/contract-calls';
import { contractControllers } from './contract-routes/contract-controllers';
import { setUpHttpDoor } from './door/http-door';
import { AppConfigController } from './edges/app-config/app-config.controller';
import { NewsController } from './edges/news/news.controller';
import { News } from './edges/news/news.service';
import { PicturesController } from './edges/pictures/pictures.controller';
import { PlatesController } from './edges/plates/plates.controller';
import { QueueBoard } from './edges/queues/queue-board';
import { ExportsController } from './edges/recipe-files/exports.controller';
import { FileImportsController } from './edges/recipe-files/file-imports.controller';
import { PagesController } from './edges/recipe-files/pages.controller';
import { UploadsController } from './edges/uploads/uploads.controller';
import { serveWebFiles, WebController } from './edges/web/web.controller';
import { GatewayConfig } from './gateway.config';
import { LiveEvents } from './live/live-events';
import { OpenApiController } from './openapi/openapi.controller';

const edges = [AppConfigController, NewsController, PicturesController, PlatesController, UploadsController, FileImportsController, PagesController, ExportsController, OpenApiController];

/** The only HTTP door of the product. */
@Module({
  controllers: [...contractControllers(allOperations()), ...edges, WebController],
  providers: [
    GatewayConfig.provider,
    ...objectStoreProviders,
    LiveEvents,
    Sessions,
    SessionStrategy,
    RateLimits,
    ContractCalls,
    News,
    QueueBoard,
    // in this order: who asks, then how often
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: RateLimitGuard },
  ],
})
export class GatewayModule {
  static readonly keepsDocuments = false;

  static async configureHttp(app: NestFastifyApplication): Promise<void> {
    await setUpHttpDoor(app);
    await serveWebFiles(app);
    await app.get(QueueBoard).mount(app);
  }

  static httpPort(app: NestFastifyApplication): number {
    return app.get<GatewayConfig>(GatewayConfig.token).PORT;
  }
}
