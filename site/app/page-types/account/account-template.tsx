import { PageHeader } from '@agency/ui/layout/page-header.tsx'
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
        <PageHeader title={page.title} subtitle={page.subtitle} />
      </div>
      <LoginPanel page={page} />
      <div>
        <Prose html={page.html} />
      </div>
    </div>
  )
}
