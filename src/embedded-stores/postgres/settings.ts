/**
 * Settings of the embedded server, sized for one machine that also runs ClickHouse and the service.
 * Durability stays at PostgreSQL's defaults (fsync and synchronous_commit on): the outbox relies on it.
 */
export const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  // No socket file: its path may be 107 bytes long, and DATA_DIR may be longer.
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '64MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // There is no standby: fewer processes and less WAL.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  io_method: 'sync',
  // Containers give /dev/shm 64 MB, and systemd empties it when a user logs out.
  dynamic_shared_memory_type: 'mmap',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
};

/** The words of a command line that set them. */
export const settingFlags = (settings: Readonly<Record<string, string>>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** Environment of PostgreSQL's programs: PGDATA, PGPORT and others of the caller would override ours. */
export const ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

export const SUPERUSER = 'postgres';
export const DATABASE = 'answer_visibility';
