import { type KeyObject, X509Certificate } from 'node:crypto';
import { refused } from './refused';

const VOICE_PLATFORM = 'echo-api.amazon.com';
const MOST_CERTIFICATES = 6;
const LEAST_RSA_BITS = 2_048;
const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** The key that a chain vouches for, and until when. */
export interface VouchedKey {
  key: KeyObject;
  from: number;
  until: number;
}

/** The certificates of a PEM file, in its order. Throws for one that cannot be read. */
export function certificatesOf(pem: string): X509Certificate[] {
  const blocks = pem.match(PEM) ?? [];
  if (blocks.length === 0 || blocks.length > MOST_CERTIFICATES) throw refused(`${blocks.length} certificates`);
  return blocks.map(read);
}

function read(pem: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch (error) {
    throw refused(`a certificate cannot be read: ${(error as Error).message}`);
  }
}

/**
 * The key of the first certificate of a chain. Throws unless that one is the voice platform's own, every next one may issue certificates and has
 * issued the one before, the last one was issued by a root that is trusted or is one, and all are valid now.
 */
export function vouchedKey(chain: readonly X509Certificate[], roots: readonly X509Certificate[], now: number): VouchedKey {
  const [leaf] = chain;
  if (!leaf) throw refused('no certificate');
  const path = [...chain, ...anchorOf(chain, roots)];
  path.forEach((certificate, at) => {
    const issuer = path[at + 1];
    if (issuer && !isIssuedBy(certificate, issuer)) throw refused('a certificate was not issued by the next one');
  });
  const from = Math.max(...path.map(({ validFrom }) => Date.parse(validFrom)));
  const until = Math.min(...path.map(({ validTo }) => Date.parse(validTo)));
  // written so that a date which cannot be read is refused as well
  if (!(from <= now && now <= until)) throw refused('a certificate is not valid now');
  if (leaf.checkHost(VOICE_PLATFORM, { subject: 'never', wildcards: false }) === undefined)
    throw refused('the certificate is of another host');
  const { publicKey: key } = leaf;
  const isStrong = key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_RSA_BITS;
  if (!isStrong) throw refused('the key is too weak');
  return { key, from, until };
}

/** The root that vouches for the end of a chain; none to add when the chain ends with it. */
function anchorOf(chain: readonly X509Certificate[], roots: readonly X509Certificate[]): X509Certificate[] {
  const last = chain.at(-1);
  if (chain.length > 1 && roots.some(({ fingerprint256 }) => fingerprint256 === last?.fingerprint256)) return [];
  const anchor = roots.find((root) => last && isIssuedBy(last, root));
  if (!anchor) throw refused('no root that is trusted vouches for the certificates');
  return [anchor];
}

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
