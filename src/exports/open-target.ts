import path from 'node:path';
import { isBucket } from '../shared/bucket.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { openBucket } from './bucket.ts';
import { openFolder } from './folder.ts';
import type { Target } from './target.ts';

/** Target of a brand's files: a folder of its own in a local folder or a bucket. */
export const openTarget = async (clickhouse: ClickHouse, place: string, brandId: string): Promise<Target> =>
  isBucket(place)
    ? openBucket(clickhouse, `${place.replace(/\/$/, '')}/${brandId}`)
    : openFolder(clickhouse, path.resolve(place, brandId));
