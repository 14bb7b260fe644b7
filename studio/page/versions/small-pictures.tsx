import { picturesIn, thumbnailOf } from '../../calls/media.ts'

type SmallPicturesProps = {
  /** A value that may name pictures anywhere in it. */
  within: unknown
  /** Pictures of this value are left out. */
  except?: unknown
  pictureName: (picture: string) => string
  /** What is said of each before its name, `added`. */
  said?: string
}

/** The pictures of a value, small and with their names. */
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
