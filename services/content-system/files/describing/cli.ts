/** Writes the generated part of docs/content.md: `node files/describing/cli.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withContentTypes } from './content-types.ts'

const document = join(import.meta.dirname, '../../../..', 'docs', 'content.md')
writeFileSync(document, withContentTypes(readFileSync(document, 'utf8')))
