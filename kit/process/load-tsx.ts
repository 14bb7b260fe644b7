/** Node strips types but knows no JSX. Import this first; then import `.tsx` files dynamically. */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'oxc-transform'

registerHooks({
  load(url, context, nextLoad) {
    if (url.endsWith('.tsx')) return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true }
    if (url.endsWith('?url')) return { format: 'module', source: addressOf(new URL(url)), shortCircuit: true }
    return nextLoad(url, context)
  },
})

function compiled(file: string): string {
  const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), {
    jsx: { runtime: 'automatic' },
    typescript: { onlyRemoveTypeImports: true },
  })
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`)
  return code
}

const addressOf = ({ pathname }: URL) => `export default ${JSON.stringify(`/assets/${basename(pathname)}`)}`
