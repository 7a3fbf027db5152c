import { chainAddress } from './chain-address';

describe('the address of certificates', () => {
  it.each([
    ['https://s3.amazonaws.com/echo.api/cert.pem', 'https://s3.amazonaws.com/echo.api/cert.pem'],
    ['https://s3.amazonaws.com:443/echo.api/cert.pem', 'https://s3.amazonaws.com/echo.api/cert.pem'],
    ['HTTPS://S3.AMAZONAWS.COM/echo.api/cert.pem', 'https://s3.amazonaws.com/echo.api/cert.pem'],
    ['https://s3.amazonaws.com/other/../echo.api/cert.pem', 'https://s3.amazonaws.com/echo.api/cert.pem'],
  ])('%s is fetched as it was compared', (given, fetched) => expect(chainAddress(given)).toBe(fetched));
});
