import { redirect } from 'react-router'
import { cacheControl } from '../addresses/cache-policy.ts'
import { siteContext } from '../context.server.ts'
import { signUp } from '../features/newsletter/sign-up.server.ts'
import type { Route } from './+types/newsletter-sign-up'

/** A post of the sign-up form's fields by script: JSON for the form, see `SignUpAnswer`. */
export async function action({ request, context }: Route.ActionArgs) {
  const { status, answer } = await signUp(request, context.get(siteContext))
  return Response.json(answer, { status, headers: { 'cache-control': cacheControl.never } })
}

/** Opening the address in a browser leads to the page with the form. */
export const loader = () => redirect('/newsletter')
