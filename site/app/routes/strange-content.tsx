import { data } from 'react-router'
import { serverOnly } from '../../framework/server-only.ts'
import { type PageType, pageTypes } from '../addresses/page-type.ts'
import { siteContext } from '../context.server.ts'
import { pageRequest } from '../page-types/page/page-request.server.ts'
import { loadPage } from '../page-types/page.server.ts'
import { PageTemplate } from '../page-types/page-template.tsx'
import { strangeKinds, strangePage } from '../shell/dev/strange-content.ts'
import type { Route } from './+types/strange-content'

export const meta: Route.MetaFunction = () => [{ title: 'Strange' }, { name: 'robots', content: 'noindex' }]

/** In development only: the example page of a type with extreme content. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const kind = strangeKinds.find(one => one === params.kind)
  const type = (Object.keys(pageTypes) as PageType[]).find(one => one === params.type)
  if (context.get(siteContext).env.APP_ENV !== 'local' || !kind || !type) {
    throw data('This page could not be found', { status: 404 })
  }
  const page = await loadPage(await pageRequest(context, url, pageTypes[type].example))
  return serverOnly({ page: strangePage(page, kind) })
}

export default function StrangeContentPage({ loaderData }: Route.ComponentProps) {
  return <PageTemplate page={loaderData.page} />
}
