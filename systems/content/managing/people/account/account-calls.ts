import { problemResponse, tooManyResponse } from '@agency/service-kit/http/problem.ts'
import { routesOf } from '../../writing/manage-options.ts'

export const accountRoute = routesOf(
  { tags: ['People'] },
  {
    401: problemResponse('The caller is not signed in.'),
    403: problemResponse('The caller has the editor key, and no account; or the role needs an authenticator.'),
  },
)

export const wrongPassword = {
  422: problemResponse('The current password is wrong, or the new one is guessed early.'),
  429: tooManyResponse('wrong passwords'),
}
