import { UnbrokenText } from '@agency/ui/formats/unbroken-text.tsx'
import { Breadcrumbs } from '@agency/ui/navigation/breadcrumbs.tsx'
import { Picture } from '@agency/ui/pictures/picture.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import type { ReactNode } from 'react'
import type { Picture as PictureModel } from '../../clients/content/readers/lenient-values.server.ts'
import type { PageHead } from '../../features/metadata/page-head.ts'

type BannerModel = {
  head: PageHead
  title: string
  subtitle?: string
  /** A second sentence, in smaller type. */
  subtitle2?: string
  picture?: PictureModel | undefined
}

/** In characters; longer titles are set smaller, so that they take at most three lines. */
const longTitle = 56

/**
 * The poster on one side, the title on a plain ground on the other, so that text is always legible.
 * @param children Below the subtitle: a price, an action.
 */
export function PageBanner({ page, children }: { page: BannerModel; children?: ReactNode }) {
  const { head, title, subtitle, subtitle2, picture } = page
  return (
    <header className={picture ? 'page-banner' : 'page-banner page-banner--plain'}>
      <PageStyle name="page-banner" />
      <div className="page-banner__text">
        <Breadcrumbs steps={head.breadcrumbs} />
        <h1
          className={title.length > longTitle ? 'page-banner__title page-banner__title--long' : 'page-banner__title'}
          dir="auto"
        >
          <UnbrokenText text={title} />
        </h1>
        {subtitle && (
          <p className="page-banner__subtitle" dir="auto">
            {subtitle}
          </p>
        )}
        {subtitle2 && (
          <p className="page-banner__subtitle2" dir="auto">
            {subtitle2}
          </p>
        )}
        {children}
      </div>
      {picture && (
        <div className={frameOf(picture)}>
          <Picture picture={picture} sizes="(min-width: 900px) 58vw, 100vw" frame="banner" priority />
        </div>
      )}
    </header>
  )
}

/** An editor's crop for phones is higher than other banners, so that nothing is cut off. */
const frameOf = ({ crops }: PictureModel) =>
  crops?.phone ? 'page-banner__frame page-banner__frame--phone' : 'page-banner__frame'
