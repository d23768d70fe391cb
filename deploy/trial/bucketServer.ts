// Serves a bucket from a folder: `node bucketServer.ts FOLDER NAME`.
import S3rver from '@20minutes/s3rver'

const [directory = '', name = ''] = process.argv.slice(2)
const server = new S3rver({
  address: '0.0.0.0',
  port: 9000,
  silent: true,
  vhostBuckets: false,
  directory,
  configureBuckets: [{ name }],
})
await server.run()
