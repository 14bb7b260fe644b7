import { Icon } from '@agency/ui/pictures/icon.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'

export type PreviewNote = { name: string; until: string; path: string }

/** Above everything else, so that nobody takes a preview for the public page. */
export function PreviewBanner({ note: { name, until, path } }: { note: PreviewNote }) {
  return (
    <aside className="preview-banner" aria-label="Preview" data-path={path}>
      <PageStyle name="preview" />
      <p className="wrap">
        <Icon name="eye" /> <b>Preview</b>
        <span>
          “<span dir="auto">{name}</span>” in its newest version, with what is released together with it. Visitors may
          not see this yet. Links go on in this preview, which works until {until}.
        </span>
        <a href="/" rel="external">
          Leave the preview
        </a>
      </p>
    </aside>
  )
}
