import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --name <what>` in this folder writes a new migration after a change of the tables. */
export default defineConfig({ dialect: 'postgresql', schema: './database/**/*tables.ts', out: './migrations' })
