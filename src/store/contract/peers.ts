/** Short messages between the processes of one database. */
export interface Peers {
  /**
   * Sends less than 8,000 bytes to all processes, this one too. A process misses it while it has no
   * connection to the database.
   */
  send(message: string): Promise<void>;
  /** Returns a function that ends the calls. */
  listen(listener: (message: string) => void): () => void;
}
