import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { allOperations } from '@simmer/contracts';
import { ObjectStoreModule } from '@simmer/kit';
import { AccessGuard } from './access/access.guard';
import { RateLimitGuard } from './access/rate-limit.guard';
import { RateLimits } from './access/rate-limits';
import { SessionStrategy } from './access/session.strategy';
import { Sessions } from './access/sessions.service';
import { Tokens } from './access/tokens.service';
import { Charges } from './access/charges.service';
import { Answers } from './contract-routes/answers';
import { ContractCalls } from './contract-routes/contract-calls';
import { contractControllers } from './contract-routes/contract-controllers';
import { LocalAnswers } from './contract-routes/local-answers';
import { guardStaffPages } from './access/staff-pages';
import { AppConfigAnswer } from './edges/app-config/app-config';
import { StaffAudit } from './access/staff-audit';
import { StaffPages } from './edges/staff-page';
import { ProblemPage } from './edges/problem-page';
import { TestPaymentsPages } from './edges/test-payments/test-payments-pages';
import { WebStyles } from './edges/web-styles';
import { ContactForm } from './edges/contact-form/contact-form';
import { DeadLettersPage } from './edges/dead-letters/dead-letters-page';
import { LiveUpdateStream } from './edges/live-updates/live-update-stream';
import { LiveUpdates } from './edges/live-updates/live-updates.service';
import { NativeApps } from './edges/native-apps/native-apps';
import { PicturesController } from './edges/pictures/pictures.controller';
import { Paintings } from './edges/plates/paintings.service';
import { PlatesController } from './edges/plates/plates.controller';
import { QueueBoard } from './edges/queues/queue-board';
import { SiteMap } from './edges/site-map/site-map';
import { EarlierBuilds } from './edges/web/earlier-builds';
import { Pages } from './edges/web/pages.service';
import { serveWebFiles, WebController } from './edges/web/web.controller';
import { GatewayConfig } from './gateway.config';
import { setUpHttp } from './http-hooks';
import { LiveEvents } from './live/live-events';
import { OpenApiController } from './openapi/openapi.controller';
import { StagedUploads } from './uploads/staged-upload';

const edges = [PicturesController, PlatesController, OpenApiController];

/** The only way in by HTTP. */
@Module({
  imports: [ObjectStoreModule],
  controllers: [...contractControllers(allOperations()), ...edges, WebController],
  providers: [
    GatewayConfig.provider,
    LiveEvents,
    Sessions,
    SessionStrategy,
    Tokens,
    RateLimits,
    Charges,
    LocalAnswers,
    StagedUploads,
    Answers,
    ContractCalls,
    LiveUpdates,
    LiveUpdateStream,
    AppConfigAnswer,
    DeadLettersPage,
    ContactForm,
    NativeApps,
    SiteMap,
    StaffAudit,
    StaffPages,
    WebStyles,
    TestPaymentsPages,
    ProblemPage,
    EarlierBuilds,
    Pages,
    Paintings,
    QueueBoard,
    // in this order: who asks, then how often
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: RateLimitGuard },
  ],
  exports: [ContractCalls, LocalAnswers],
})
export class GatewayModule {
  static readonly keepsDocuments = false;

  static async configureHttp(app: NestFastifyApplication): Promise<void> {
    await setUpHttp(app);
    guardStaffPages(app);
    await serveWebFiles(app);
    await app.get(QueueBoard).mount(app);
  }

  static httpPort(app: NestFastifyApplication): number {
    return app.get<GatewayConfig>(GatewayConfig.token).PORT;
  }
}
