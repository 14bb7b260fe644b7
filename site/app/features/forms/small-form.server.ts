import { data } from 'react-router'

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
