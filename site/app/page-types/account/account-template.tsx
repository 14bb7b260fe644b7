import { LoginPanel } from '../../account/login-panel.tsx'
import { PageStyle } from '../../shell/page-style.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Prose } from '../../ui/prose.tsx'
import type { loadAccount } from './account.server.ts'

export type AccountPage = Awaited<ReturnType<typeof loadAccount>>

export function AccountTemplate({ page }: { page: AccountPage }) {
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
