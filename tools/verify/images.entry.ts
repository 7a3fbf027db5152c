export { image } from '@simmer/contracts';
export { incomingKey, ObjectStore } from '@simmer/kit';
export { cook, isolatedEnvironment, serviceUnderTest } from '@simmer/testing';
export { MediaModule } from '@svc/media';
export { ImageProcessor } from '../../apps/media/src/image/image-processor';
