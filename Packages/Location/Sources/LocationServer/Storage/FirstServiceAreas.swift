import Persistence

/// The statements that insert the areas of a new installation, with the coarse outlines that they had at first; ``ServiceAreaOutlines`` redraws them.
enum FirstServiceAreas {
    static func insert(_ schema: inout MigrationBuilder) {
        schema.sql(
            """
            INSERT INTO location_area (name, ring, centre_latitude, centre_longitude) VALUES ('Irvine', '\
            [{"latitude":33.69,"longitude":-117.869},{"latitude":33.705,"longitude":-117.855},{"latitude":33.695,"longitude":-117.809},\
            {"latitude":33.774,"longitude":-117.752},{"latitude":33.754,"longitude":-117.742},{"latitude":33.74,"longitude":-117.701},\
            {"latitude":33.711,"longitude":-117.738},{"latitude":33.685,"longitude":-117.678},{"latitude":33.628,"longitude":-117.72},\
            {"latitude":33.618,"longitude":-117.774},{"latitude":33.6,"longitude":-117.776},{"latitude":33.638,"longitude":-117.857}]\
            ', 33.677, -117.774)
            """)
        schema.sql(
            """
            INSERT INTO location_area (name, ring, centre_latitude, centre_longitude) VALUES ('Newport Beach', '\
            [{"latitude":33.587,"longitude":-117.987},{"latitude":33.631,"longitude":-117.957},{"latitude":33.626,"longitude":-117.911},\
            {"latitude":33.665,"longitude":-117.883},{"latitude":33.672,"longitude":-117.864},{"latitude":33.638,"longitude":-117.857},\
            {"latitude":33.595,"longitude":-117.784},{"latitude":33.605,"longitude":-117.801},{"latitude":33.564,"longitude":-117.829},\
            {"latitude":33.535,"longitude":-117.906}]\
            ', 33.596, -117.892)
            """)
        schema.sql(
            """
            INSERT INTO location_area (name, ring, centre_latitude, centre_longitude) VALUES ('Costa Mesa', '\
            [{"latitude":33.643,"longitude":-117.954},{"latitude":33.702,"longitude":-117.93},{"latitude":33.694,"longitude":-117.868},\
            {"latitude":33.686,"longitude":-117.864},{"latitude":33.663,"longitude":-117.879},{"latitude":33.666,"longitude":-117.894},\
            {"latitude":33.655,"longitude":-117.889},{"latitude":33.626,"longitude":-117.911},{"latitude":33.632,"longitude":-117.939},\
            {"latitude":33.648,"longitude":-117.942}]\
            ', 33.667, -117.912)
            """)
        schema.sql(
            """
            INSERT INTO location_area (name, ring, centre_latitude, centre_longitude) VALUES ('Tustin', '\
            [{"latitude":33.716,"longitude":-117.845},{"latitude":33.773,"longitude":-117.831},{"latitude":33.735,"longitude":-117.802},\
            {"latitude":33.774,"longitude":-117.759},{"latitude":33.695,"longitude":-117.809},{"latitude":33.694,"longitude":-117.827}]\
            ', 33.729, -117.815)
            """)
        schema.sql(
            """
            INSERT INTO location_area (name, ring, centre_latitude, centre_longitude) VALUES ('Laguna Beach', '\
            [{"latitude":33.557,"longitude":-117.82},{"latitude":33.549,"longitude":-117.781},{"latitude":33.564,"longitude":-117.765},\
            {"latitude":33.603,"longitude":-117.761},{"latitude":33.607,"longitude":-117.752},{"latitude":33.583,"longitude":-117.761},\
            {"latitude":33.582,"longitude":-117.749},{"latitude":33.531,"longitude":-117.754},{"latitude":33.525,"longitude":-117.741},\
            {"latitude":33.483,"longitude":-117.732},{"latitude":33.534,"longitude":-117.781}]\
            ', 33.54, -117.763)
            """)
        schema.sql(
            """
            INSERT INTO location_area (name, ring, centre_latitude, centre_longitude) VALUES ('Huntington Beach', '\
            [{"latitude":33.728,"longitude":-118.083},{"latitude":33.73,"longitude":-118.042},{"latitude":33.756,"longitude":-118.033},\
            {"latitude":33.73,"longitude":-117.981},{"latitude":33.723,"longitude":-117.989},{"latitude":33.716,"longitude":-117.972},\
            {"latitude":33.716,"longitude":-117.981},{"latitude":33.687,"longitude":-117.98},{"latitude":33.687,"longitude":-117.94},\
            {"latitude":33.628,"longitude":-117.959},{"latitude":33.672,"longitude":-118.034}]\
            ', 33.694, -118.006)
            """)
    }
}
