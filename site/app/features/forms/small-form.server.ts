import { data } from 'react-router'

/** The scripts of the release before posted to these addresses. */
const formerAddress = /\/(?:send|sign-up)\/?$/i

export const pageOfForm = (url: URL): string => url.pathname.replace(formerAddress, '')

/** The forms of a page want JSON when they are sent by script. */
export function wantsJson({ headers, url }: Request): boolean {
  return (headers.get('accept') ?? '').includes('application/json') || formerAddress.test(new URL(url).pathname)
}

const sizeLimit = 64 * 1024

/** @throws A 413 response for a body larger than any of our forms, a 400 response for one that is no form. */
export async function readSmallForm(request: Request): Promise<FormData> {
  if (Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY) > sizeLimit) {
    throw data('The form is too large', { status: 413 })
  }
  try {
    return await request.formData()
  } catch {
    throw data('This is not a form', { status: 400 })
  }
}
