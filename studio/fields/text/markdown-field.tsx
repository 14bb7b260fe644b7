import { FieldError } from '@agency/ui/forms/field.tsx'
import { lazy, Suspense } from 'react'
import { helpOf, labelOf } from '../../words/labels.ts'
import { words } from '../../words/words.ts'
import { type FieldProps, idOf, useFault } from '../plain/field-props.ts'

/** The editor is larger than the rest of the studio, so it loads with the first text. */
const MarkdownEditor = lazy(() => import('./markdown-editor.tsx').then(module => ({ default: module.MarkdownEditor })))

export function MarkdownField({ path, schema, value, onChange }: FieldProps<string>) {
  const id = idOf(path)
  const error = useFault(path)
  return (
    <div className={error ? 'field field--wrong' : 'field'}>
      <span className="field__label" id={`${id}-label`}>
        {labelOf(path)}
      </span>
      <Suspense fallback={<p>{words.text.opens}</p>}>
        <MarkdownEditor id={id} markdown={value ?? ''} onChange={text => onChange(text || undefined)} />
      </Suspense>
      <p className="field__hint" id={`${id}-hint`}>
        {helpOf(schema)}
      </p>
      <FieldError id={id} error={error} />
    </div>
  )
}
