export { hostileAddresses } from '../../libs/kit/src/outbound/hostile-addresses';
export { OutboundClient } from '../../libs/kit/src/outbound/outbound-client';
export { OutboundError } from '../../libs/kit/src/outbound/outbound-error';
export { StubDialler } from '../../libs/kit/src/outbound/stub-dialler';
