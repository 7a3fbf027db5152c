import { Inject, Injectable } from '@nestjs/common';
import { nativeApps, ProblemError } from '@simmer/contracts';
import { LocalAnswers } from '../../contract-routes/local-answers';
import { GatewayConfig } from '../../gateway.config';
import { androidAssetLinks, appleAssociation } from './association-files';

/** Which native apps open this installation's links. An installation without apps of its own has neither file. */
@Injectable()
export class NativeApps {
  constructor(local: LocalAnswers, @Inject(GatewayConfig.token) { APPLE_TEAM_ID, ANDROID_CERT_SHA256 }: GatewayConfig) {
    local.answer(nativeApps.apple, () => fileOf(APPLE_TEAM_ID && appleAssociation(APPLE_TEAM_ID)));
    local.answer(nativeApps.android, () => fileOf(ANDROID_CERT_SHA256 && androidAssetLinks(ANDROID_CERT_SHA256)));
  }
}

function fileOf(text: string | undefined): { text: string } {
  if (text === undefined) throw new ProblemError('request.not-found');
  return { text };
}
