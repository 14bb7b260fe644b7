import { Icon } from '@agency/ui/pictures/icon.tsx'
import type { ComponentProps } from 'react'

type ButtonProps = ComponentProps<'button'>

/** The main action of a screen or window. */
export const MainButton = (props: ButtonProps) => <button type="button" className="button" {...props} />

/** An action beside the main one. */
export const QuietButton = (props: ButtonProps) => <button type="button" className="button button--quiet" {...props} />

/** An action on one row or one value. */
export const SmallButton = (props: ButtonProps) => <button type="button" className="pick" {...props} />

/** A button that reads like a link, within a sentence. */
export const LinkButton = (props: ButtonProps) => <button type="button" className="as-link" {...props} />

/** Adds or removes a part of a form. */
export const AddButton = ({ icon = 'plus', children, ...props }: ButtonProps & { icon?: string }) => (
  <button type="button" className="add" {...props}>
    <Icon name={icon} size={18} /> {children}
  </button>
)

/** An icon alone. @param label what screen readers call it */
export const IconButton = ({ icon, label, ...props }: ButtonProps & { icon: string; label: string }) => (
  <button type="button" className="icon-button" aria-label={label} {...props}>
    <Icon name={icon} size={18} />
  </button>
)
