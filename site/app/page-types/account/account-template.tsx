import { Prose } from '@agency/ui/layout/prose.tsx'
import { Breadcrumbs } from '@agency/ui/navigation/breadcrumbs.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { LoginPanel } from '../../features/account/login/login-panel.tsx'
import type { loadAccount } from './account.server.ts'

export function AccountTemplate({ page }: { page: Awaited<ReturnType<typeof loadAccount>> }) {
  return (
    <div className="wrap account-page">
      <PageStyle name="forms" />
      <PageStyle name="account" />
      <div>
        <Breadcrumbs steps={page.head.breadcrumbs} />
        <header className="page-head">
          <h1>{page.title}</h1>
          {page.subtitle && <p className="page-head__subtitle">{page.subtitle}</p>}
        </header>
      </div>
      <LoginPanel page={page} />
      <div>
        <Prose html={page.html} />
      </div>
    </div>
  )
}
