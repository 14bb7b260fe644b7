import { data } from 'react-router'

const sizeLimit = 64 * 1024

/**
 * The fields of a posted form.
 * @throws A 413 response when it is larger than any of our forms, a 400 response when it is no form.
 */
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
