import { acceptedEncodings, type Compression } from '@agency/service-kit/http/accepted-encodings.ts'

export type Encoding = Compression | 'identity'

/** Gzip can be made on request; an `identity` body is not worth compressing. */
export function chooseEncoding(accepted: string | undefined, bodies: Partial<Record<Encoding, Buffer>>): Encoding {
  if (bodies.identity) return 'identity'
  return acceptedEncodings(accepted).find(encoding => encoding === 'gzip' || bodies[encoding]) ?? 'identity'
}
