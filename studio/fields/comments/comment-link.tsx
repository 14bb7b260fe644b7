import { Icon } from '@agency/ui/pictures/icon.tsx'
import { createContext, type ReactNode, useContext } from 'react'
import { Link, useLocation } from 'react-router'
import { words } from '../../words/words.ts'

/** How many open comments the fields of the open page have, and where the comments are shown now. */
export type Commented = {
  /** @param path begins with `source` for properties */
  count: (path: string[]) => number
  /** A path, joined by dots. */
  shown: string | undefined
}

/** Undefined where nothing can be commented on. */
export const CommentedFields = createContext<Commented | undefined>(undefined)

/** The hash of an address that shows the comments on a field. */
export const commentsHash = (path: string[]): string => `#comments.${path.map(encodeURIComponent).join('.')}`

type CommentLinkProps = {
  /** Begins with `source` for properties. */
  path: string[]
  /** What it is that is commented on. */
  label: string
}

/** Leads to the comments on a field or an item. A link, not a button: readers follow it in a form that is disabled for them. */
export function CommentLink(link: CommentLinkProps) {
  const fields = useContext(CommentedFields)
  return fields && <LinkIn fields={fields} {...link} />
}

function LinkIn({ fields, path, label }: CommentLinkProps & { fields: Commented }) {
  const { search } = useLocation()
  const count = fields.count(path)
  const isShown = fields.shown === path.join('.')
  return (
    <Link
      className={count > 0 ? 'comment-link comment-link--some' : 'comment-link'}
      to={{ search, hash: commentsHash(path) }}
      replace
      data-comments={path.join('.')}
      aria-label={count > 0 ? words.comments.open(label, count) : words.comments.write(label)}
      aria-current={isShown || undefined}
    >
      <Icon name="message" size={16} />
      {count > 0 && count}
    </Link>
  )
}

/** A field with the link to its comments at its upper right. */
export const Commentable = ({ children, ...link }: CommentLinkProps & { children: ReactNode }) => (
  <div className="commentable">
    {children}
    <CommentLink {...link} />
  </div>
)
