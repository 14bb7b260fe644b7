import { Island } from '@agency/ui/islands/island.tsx'
import { PageHeader } from '@agency/ui/layout/page-header.tsx'
import { Prose } from '@agency/ui/layout/prose.tsx'
import { Breadcrumbs } from '@agency/ui/navigation/breadcrumbs.tsx'
import { Picture } from '@agency/ui/pictures/picture.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { island as loginPanel } from '../../features/account/login/login-panel.island.tsx'
import { SignInElsewhere } from '../../features/account/login/sign-in-elsewhere.tsx'
import type { loadAccount } from './account.server.ts'

export function AccountTemplate({ page }: { page: Awaited<ReturnType<typeof loadAccount>> }) {
  return (
    <div className="wrap account-page">
      <PageStyle name="forms" />
      <PageStyle name="account" />
      <div>
        <Breadcrumbs steps={page.head.breadcrumbs} />
        <PageHeader title={page.title} subtitle={page.subtitle} />
      </div>
      {page.elsewhere ? (
        <SignInElsewhere page={page} links={page.elsewhere} />
      ) : (
        <Island
          of={loginPanel}
          props={{ forms: page.forms, forAgents: page.forAgents, notice: page.notice }}
          when="idle"
          className="account-page__panel"
        />
      )}
      <div>
        {page.picture && <Picture picture={page.picture} sizes="40rem" className="account-page__picture" decorative />}
        <Prose html={page.html} />
      </div>
    </div>
  )
}
