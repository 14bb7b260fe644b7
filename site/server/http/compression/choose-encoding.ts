import { acceptedEncodings, type Compression } from '@agency/service-kit/http/accepted-encodings.ts'

/** How a body travels. */
export type Encoding = Compression | 'identity'

/**
 * The encoding to send a page in: the best that the browser accepts and that is there.
 * @param accepted The `accept-encoding` header.
 * @param bodies What is there; one of `identity` is not worth compressing, and gzip is made when it is asked for.
 */
export function chooseEncoding(accepted: string | undefined, bodies: Partial<Record<Encoding, Buffer>>): Encoding {
  if (bodies.identity) return 'identity'
  return acceptedEncodings(accepted).find(encoding => encoding === 'gzip' || bodies[encoding]) ?? 'identity'
}
