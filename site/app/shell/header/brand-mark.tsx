import { Kite } from '@agency/ui/pictures/kite.tsx'
import { isDrawing, pictureAddress } from '@agency/ui/pictures/picture-address.ts'
import type { Brand } from '../../features/site-settings/shell-model.server.ts'

/** The agency's logo, or its name in our type beside a small kite, leading home. */
export function BrandMark({ brand }: { brand: Brand }) {
  const logo = brand.imageLogo
  return (
    <a className="brand" href="/" aria-label={`${brand.brandName}, home`}>
      {logo ? (
        <img
          src={pictureAddress(logo.src, isDrawing(logo.src) ? 'svg' : { width: 320, format: 'webp' })}
          alt=""
          height={40}
          width={Math.round((40 * logo.width) / logo.height)}
        />
      ) : (
        <>
          <Kite />
          <span className="brand__name">{brand.brandName}</span>
        </>
      )}
    </a>
  )
}
