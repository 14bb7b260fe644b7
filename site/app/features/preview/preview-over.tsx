import { PageStyle } from '@agency/ui/styles/page-style.tsx'

export function PreviewOver() {
  return (
    <section className="wrap error-page">
      <PageStyle name="errorPages" />
      <h1>This preview is over</h1>
      <p>Links to previews work for a limited time. Ask the editor who sent it to you for a new one.</p>
      <p>
        <a className="button" href="/">
          Go to the home page
        </a>
      </p>
    </section>
  )
}
