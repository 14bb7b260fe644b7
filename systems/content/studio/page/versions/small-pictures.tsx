import { picturesIn, thumbnailOf } from '../../calls/media.ts'

type SmallPicturesProps = { within: unknown; except?: unknown; pictureName: (picture: string) => string; said?: string }

export function SmallPictures({ within, except, pictureName, said }: SmallPicturesProps) {
  const others = picturesIn(except)
  const pictures = picturesIn(within).filter(picture => !others.includes(picture))
  if (pictures.length === 0) return null
  return (
    <ul className="small-pictures">
      {pictures.map(picture => (
        <li key={picture}>
          <img src={thumbnailOf(picture)} alt="" width={96} height={72} loading="lazy" />
          <small>{[said, pictureName(picture)].filter(Boolean).join(': ')}</small>
        </li>
      ))}
    </ul>
  )
}
