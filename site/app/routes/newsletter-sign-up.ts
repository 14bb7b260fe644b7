import { redirect } from 'react-router'
import { cacheControl } from '../addresses/cache-policy.ts'
import { siteContext } from '../context.server.ts'
import { signUp } from '../features/newsletter/sign-up.server.ts'
import type { Route } from './+types/newsletter-sign-up'

export async function action({ request, context }: Route.ActionArgs) {
  const { status, answer } = await signUp(request, context.get(siteContext))
  return Response.json(answer, { status, headers: { 'cache-control': cacheControl.never } })
}

/** For browsers that open the address. */
export const loader = () => redirect('/newsletter')
